/** Every text of this package in Arabic. */
export const arabic: Readonly<Record<string, string>> = {
  'error.SIWX_MALFORMED_MESSAGE': 'رسالة تسجيل الدخول غير صالحة',
  'recovery.SIWX_MALFORMED_MESSAGE': 'حاول تسجيل الدخول مرة أخرى. إذا لم ينجح ذلك، فتواصل مع الموقع.',
}
