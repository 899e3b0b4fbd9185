/** What of Stryker's test runner is used here. */
export interface MutantRun {
  readonly activeMutant: { readonly id: string }
  readonly mutantActivation: 'static' | 'runtime'
  readonly sandboxFileName: string
  readonly testFilter?: readonly string[] | undefined
}

export interface MutantResult {
  readonly status: 'killed' | 'survived' | 'timeout' | 'error'
  readonly killedBy?: readonly string[]
}

export interface TestRunner {
  init(): Promise<void>
  dispose(): Promise<void>
  dryRun(options: object): Promise<unknown>
  mutantRun(options: MutantRun): Promise<MutantResult>
}

export const strykerPlugins: readonly {
  readonly kind: string
  readonly name: string
  factory(injector: { injectFunction(factory: unknown): object }): TestRunner
}[]
