export interface CloudOptions {
  /** The project's id with the services. Without it there is one alert, and nothing is requested. */
  readonly projectId?: string
  /** https, or http on localhost. Default: `https://api.web3modal.org`. */
  readonly directoryUrl?: string
  /** The blockchain data API: https, or http on localhost. Default: `https://rpc.walletconnect.org`. */
  readonly dataUrl?: string
  /** Sent with each request as the kind of SDK (`st`). Default: `latchkey`. */
  readonly sdkType?: string
  /** Sent with each request as its version (`sv`). Default: `js-latchkey-` and the version of this package. */
  readonly sdkVersion?: string
}
