import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountField } from './amount-field/amount-field'
import { Avatar } from './avatar/avatar'
import { Button } from './button/button'
import { CopyButton } from './copy-button/copy-button'
import { Image } from './image/image'
import { ListRow } from './list-row/list-row'
import { OtpField } from './otp-field/otp-field'
import { QrCode } from './qr-code/qr-code'
import { RowSkeleton } from './skeleton/row-skeleton'
import { Skeleton } from './skeleton/skeleton'
import { StatusRing } from './status-ring/status-ring'
import { ThemeRoot } from './theme-root/theme-root'

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
