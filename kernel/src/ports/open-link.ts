/**
 * Opens a page of another site in a tab of its own, or an app by its link; neither knows anything of this page. Call it in the
 * task of a click.
 * @param url one that `parseSafeUrl` has let through
 */
export function openLink(url: string, target = '_blank'): void {
  window.open(url, target, 'noreferrer,noopener')
}
