const PARTS =
  /secret|password|passphrase|mnemonic|seedphrase|recoveryphrase|privatekey|symkey|apikey|accesskey|projectid|clientid|authorization|cookie|sessionid|sessionkey|csrf|nonce|jwt|signature|email|phone|otp/
const WHOLE = /^(?:(?:access|refresh|auth|id|bearer|session|push|user|csrf)?token|seed|pin|topic|uri|code)$/

/** Whether what has this name is a secret: `projectId`, `access_token`, `Authorization`, `email`. */
export function isSecretName(name: string): boolean {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  return WHOLE.test(letters) || PARTS.test(letters)
}
