/** Page styles by name, as `?styles=` has them. */
const sheets: Readonly<Record<string, () => Promise<unknown>>> = {
  tailwind: () => import('./tailwind.css'),
  bootstrap: () => import('bootstrap/dist/css/bootstrap-reboot.css'),
  hostile: () => import('./hostile.css'),
}

export const styleNames: readonly string[] = ['none', ...Object.keys(sheets)]

/** Resolves when the page has its styles: its own, and the named ones after them. */
export async function stylesOfThisPage(name: string | null): Promise<void> {
  await import('./page.css')
  await sheets[name ?? 'none']?.()
}
