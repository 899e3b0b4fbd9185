/** What whoever builds the page is told when the relay library is not there. */
export const installSentence =
  'walletConnect() needs the relay library, which is not installed: npm install @walletconnect/universal-provider@2.21.8'
