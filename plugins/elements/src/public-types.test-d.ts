// The lines of the README for templates must compile, and know elements and events. Checked by `tsc`, never run.
import type { JSX as ReactJsx } from 'react'
import type { JSX as SolidJsx } from 'solid-js'
import type { SvelteHTMLElements } from 'svelte/elements'
import { expectTypeOf } from 'vitest'
import type { LatchkeyButtonElement, LatchkeyElements } from './index'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements
      extends LatchkeyElements<React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>> {}
  }
}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends LatchkeyElements<JSX.HTMLAttributes<HTMLElement>> {}
  }
}
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends LatchkeyElements<HTMLAttributes<HTMLElement>> {}
}

type ReactButton = ReactJsx.IntrinsicElements['latchkey-button']
expectTypeOf<{ label: 'Connect'; balance: 'hide'; className: 'wide'; slot: 'end' }>().toExtend<ReactButton>()
expectTypeOf<{ balance: 'none' }>().not.toExtend<ReactButton>()
expectTypeOf<ReactButton['ref']>().toEqualTypeOf<React.Ref<HTMLElement> | undefined>()
expectTypeOf<{ className: 'wide' }>().not.toExtend<ReactJsx.IntrinsicElements['latchkey-wallet-button']>()

type SolidWallet = SolidJsx.IntrinsicElements['latchkey-wallet-button']
expectTypeOf<{ wallet: 'io.metamask'; class: 'wide' }>().toExtend<SolidWallet>()
expectTypeOf<{ class: 'wide' }>().not.toExtend<SolidWallet>()

type SvelteNetwork = SvelteHTMLElements['latchkey-network-button']
expectTypeOf<{ label: 'Network'; class: 'wide' }>().toExtend<SvelteNetwork>()
expectTypeOf<{ label: 1 }>().not.toExtend<SvelteNetwork>()

export function checkDom(): void {
  const button = document.createElement('latchkey-button')
  expectTypeOf(button).toEqualTypeOf<LatchkeyButtonElement>()
  expectTypeOf(button.loadingLabel).toEqualTypeOf<string | undefined>()
  button.addEventListener('latchkey-connected', ({ detail }) => {
    expectTypeOf(detail.silent).toEqualTypeOf<boolean>()
  })
  // @ts-expect-error: an attribute is no property under its own name
  button['loading-label'] = 'Wait'
}
