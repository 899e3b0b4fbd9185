/** The picture of the playground's phone wallet. */
export function drawLantern(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#23324f"/><path d="M38 26a10 10 0 0 1 20 0" fill="none" stroke="#f3e6c8" stroke-width="5" stroke-linecap="round"/><path d="M32 32h32l4 36H28z" fill="#f3e6c8"/><path d="M48 40c7 8 7 13 0 20-7-7-7-12 0-20z" fill="#d9a441"/><path d="M30 74h36" stroke="#f3e6c8" stroke-width="5" stroke-linecap="round"/></svg>'
}
