import { Image, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import * as css from './currency-picture.css'
import { currencySign } from './money'

interface CurrencyPictureProps {
  /** ISO 4217. */
  readonly currency: string
  readonly size?: 20 | 40
}

/** The sign of a currency on a round ground: `$`, `zł`, or the code of one without a sign. Part: `image`. */
export function CurrencyPicture({ currency, size = 40 }: CurrencyPictureProps): ReactElement {
  useSheets(css.sheets)
  const sign = currencySign(currency)
  return (
    <Image
      src={undefined}
      shape="circle"
      size={size}
      className={css.size[size]}
      fallback={<span className={css.sign[lengthOf(sign)]}>{sign}</span>}
    />
  )
}

const lengthOf = (sign: string): keyof typeof css.sign =>
  sign.length === 1 ? 'one' : sign.length === 2 ? 'two' : 'three'
