/**
 * Opens a page of another site in a new tab, or an app by its link, without referrer and opener. Call it in
 * the task of a click.
 * @param url one that `parseSafeUrl` has let through
 */
export function openLink(url: string, target = '_blank'): void {
  window.open(url, target, 'noreferrer,noopener')
}
