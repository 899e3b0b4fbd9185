const markOf = (background: string, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h40v40H0z" fill="${background}" stroke="none"/>${drawing}</svg>`,
  )}`

/** The marks of the made-up providers: a lantern, and two shops at a corner. */
export const providerMarks = {
  lantern: markOf(
    '#8a4b2a',
    '<path d="M16 11.5a4 4 0 0 1 8 0M13 14h14l-2 15H15zM14.5 29h11"/><path d="M20 18c3 3 2.4 7 0 7s-3-4 0-7z" fill="#ffd78a" stroke="none"/>',
  ),
  corner: markOf('#2f5d62', '<path d="M11 30V17l9-6 9 6v13M20 11v19M15 30v-6M25 30v-6"/>'),
} as const
