import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './base/button'
import { Image } from './base/image'
import { ListRow, RowSkeleton } from './base/list'
import { ThemeRoot } from './base/theme-root'
import { AmountField } from './forms/amount-field'
import { OtpField } from './forms/otp-field'
import { QrCode } from './qr-code/qr-code'
import { Avatar } from './screens/address'
import { CopyButton } from './screens/copy-button'
import { StatusRing } from './screens/request-status'
import { Skeleton } from './screens/skeleton'

test('server: primitives render to HTML without style attributes', () => {
  const html = renderToString(
    <ThemeRoot mode="auto" direction="rtl" language="ar">
      <Button variant="primary" loading>
        Connect
      </Button>
      <ListRow title="MetaMask" picture={<Image src={undefined} />} onClick={() => {}} />
      <RowSkeleton secondary />
      <Skeleton shape="text" />
      <Avatar address="0xabc" />
      <CopyButton value="x" label="Copy" copiedLabel="Copied" failedLabel="Failed" />
      <AmountField label="Amount" decimals={18} unit="ETH" value="1" onChange={() => {}} />
      <OtpField label="Code" value="12" onChange={() => {}} />
      <StatusRing state="done" />
      <QrCode value="wc:1" label="Code" logo="keyhole" />
    </ThemeRoot>,
  )
  expect(html).toContain('dir="rtl" lang="ar"')
  expect(html).not.toMatch(/style=|<style/)
})
