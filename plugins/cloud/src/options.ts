export interface CloudOptions {
  /** Of the directory's account. Without it the visitor is told once, and nothing is asked. */
  readonly projectId?: string
  /** https, or http on this machine. Default: `https://api.web3modal.org`. */
  readonly directoryUrl?: string
  /** The blockchain data API: https, or http on this machine. Default: `https://rpc.walletconnect.org`. */
  readonly dataUrl?: string
  /** What the services are told about who asks (`st`). Default: `latchkey`. */
  readonly sdkType?: string
  /** The same, its version (`sv`). Default: `js-latchkey-` and the version of this package. */
  readonly sdkVersion?: string
}
