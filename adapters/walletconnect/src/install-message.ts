/** Logged for the host when the relay library is not installed. */
export const installMessage =
  'walletConnect() needs the relay library, which is not installed: npm install @walletconnect/universal-provider@2.21.8'
