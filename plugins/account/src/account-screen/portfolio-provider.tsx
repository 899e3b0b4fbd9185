import { useOptionalPlugin, usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  emptyPortfolio,
  type PortfolioApi,
  type PortfolioState,
  portfolioContract,
} from '@latchkey/portfolio/contract'
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'

export interface ShownPortfolio {
  readonly state: PortfolioState
  /** `undefined` without the portfolio plugin. */
  readonly api: PortfolioApi | undefined
}

const noPortfolio: ShownPortfolio = {
  state: { ...emptyPortfolio, balances: 'off', names: 'off' },
  api: undefined,
}
const PortfolioContext = createContext(noPortfolio)
const wholeState = (state: PortfolioState): PortfolioState => state

/** Provides the state and API of the portfolio plugin to its children. Without the plugin, balances and names are off. */
export function PortfolioProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const isInstalled = useOptionalPlugin(portfolioContract) !== undefined
  return isInstalled ? (
    <InstalledPortfolio>{children}</InstalledPortfolio>
  ) : (
    <PortfolioContext.Provider value={noPortfolio}>{children}</PortfolioContext.Provider>
  )
}

function InstalledPortfolio({ children }: { readonly children: ReactNode }): ReactElement {
  const api = usePlugin(portfolioContract)
  const state = usePluginState(portfolioContract, wholeState)
  const value = useMemo(() => ({ api, state }), [api, state])
  return <PortfolioContext.Provider value={value}>{children}</PortfolioContext.Provider>
}

/** The portfolio that the surrounding `PortfolioProvider` provides. */
export function usePortfolio(): ShownPortfolio {
  return useContext(PortfolioContext)
}
