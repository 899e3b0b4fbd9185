export interface NamesOptions {
  /**
   * The parent domain of all names, without a leading dot. The service must register names in it. Default:
   * `reown.id`.
   */
  readonly zone?: string
}
