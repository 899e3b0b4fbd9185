/** The package's own drawing of a wallet on a bench, as a data URI for EIP-6963. */
export const defaultIcon: string = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    '<rect width="96" height="96" rx="22" fill="#0f766e"/>' +
    '<path d="M22 36a8 8 0 0 1 8-8h32a6 6 0 0 1 6 6v2" fill="none" stroke="#99f6e4" stroke-width="5" stroke-linecap="round"/>' +
    '<rect x="20" y="36" width="56" height="34" rx="8" fill="#f0fdfa"/>' +
    '<path d="M28 64l12-22M40 64l12-22M52 64l5-9" stroke="#5eead4" stroke-width="4" stroke-linecap="round"/>' +
    '<rect x="58" y="46" width="22" height="14" rx="7" fill="#0f766e"/><circle cx="66" cy="53" r="3" fill="#f0fdfa"/>' +
    '</svg>',
)}`
