/** Every text of this package in Arabic. */
export const arabic: Readonly<Record<string, string>> = {
  'error.WRAPPED_ERROR': 'حدث خطأ ما',
}
