import axe from 'axe-core'
import { expect, test } from 'vitest'
import { Button } from './base/button'
import { IconButton } from './base/icon-button'
import { CloseIcon } from './base/icons'
import { Image } from './base/image'
import { ListRow, RowSkeleton } from './base/list'
import { Spinner, Tag } from './base/marks'
import { LiveRegion, Text, VisuallyHidden } from './base/text'
import { ScrollArea } from './base/view-layout'
import { Acceptance } from './forms/acceptance'
import { AddressField } from './forms/address-field'
import { AmountField } from './forms/amount-field'
import { OtpField } from './forms/otp-field'
import { TextField } from './forms/text-field'
import { Divider } from './lists/divider'
import { EmptyState, NothingFoundDrawing } from './lists/empty-state'
import { Link } from './lists/link'
import { AddressValue, Avatar } from './screens/address'
import { CopyButton } from './screens/copy-button'
import { AlertBar, Banner } from './screens/notices'
import { StatusRing } from './screens/request-status'
import { Skeleton } from './screens/skeleton'
import { Tabs } from './screens/tabs'
import { renderInShadow } from './test-support/render-in-shadow'

const nothing = () => {}
const addressTexts = { paste: '', loading: '', valid: 'Valid', notFound: '', failed: '', unusual: '' }
const copyLabels = { label: 'Copy', copiedLabel: 'Copied', failedLabel: 'Failed' }

function Everything() {
  return (
    <main>
      <Text as="h1" variant="title">
        Connect a wallet
      </Text>
      <Text tone="secondary">Pick one</Text>
      <ListRow
        title="MetaMask"
        secondary="Last used"
        picture={<Image src={undefined} name="MetaMask" />}
        trailing={<Tag tone="success">Installed</Tag>}
        onClick={nothing}
      />
      <ListRow title="Get a wallet" href="https://example.com" trailing={<Tag>420+</Tag>} />
      <ListRow title="Ethereum" current onClick={nothing} trailing={<Tag tone="accent">New</Tag>} />
      <ListRow title="Rabby" loading onClick={nothing} />
      <Acceptance accepted={false} onChange={nothing}>
        I accept it
      </Acceptance>
      <AddressValue
        address="0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
        copyLabel="Copy address"
        copiedLabel="Copied"
        failedLabel="Failed"
        wholeLabel="Show the whole address"
      />
      <RowSkeleton />
      <Skeleton shape="text" />
      <Button variant="primary">Open MetaMask</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">Skip</Button>
      <Button loading>Disconnect</Button>
      <IconButton label="Close" icon={<CloseIcon />} />
      <CopyButton value="x" {...copyLabels} />
      <Link href="https://example.com">Terms</Link>
      <Link href="https://example.com/privacy" tone="secondary">
        Privacy
      </Link>
      <Avatar address="0xabc" />
      <Spinner label="Loading" />
      <StatusRing state="failed" />
      <Divider>or</Divider>
      <Divider />
      <AlertBar variant="warning" closeLabel="Dismiss" onClose={nothing}>
        Careful
      </AlertBar>
      <AlertBar variant="error">Failed</AlertBar>
      <Banner variant="success">Copied</Banner>
      <EmptyState drawing={<NothingFoundDrawing />} sentence="Nothing found" action={<Button>All</Button>} />
      <ScrollArea label="Wallets">List</ScrollArea>
      <Tabs
        label="Account"
        selected="a"
        onSelect={nothing}
        tabs={[
          { id: 'a', label: 'Tokens' },
          { id: 'b', label: 'NFTs' },
        ]}
      >
        Panel
      </Tabs>
      <TextField label="Email" error="Missing" clearLabel="Clear" value="a" onChange={nothing} />
      <OtpField label="Code" hint="Six digits" value="12" onChange={nothing} />
      <AmountField
        label="Amount"
        aside="$1"
        decimals={2}
        unit="USD"
        max="1"
        maxLabel="Max"
        value=""
        onChange={nothing}
      />
      <AddressField
        label="To"
        warning="Looks like another"
        isAddress={() => true}
        texts={addressTexts}
        value={{ phase: 'address', text: '0x1', address: '0x1' }}
        onChange={nothing}
      />
      <VisuallyHidden>Hidden</VisuallyHidden>
      <LiveRegion message="Ready" />
    </main>
  )
}

for (const mode of ['light', 'dark'] as const) {
  test(`primitives: axe finds no violation in ${mode} mode`, async () => {
    const view = await renderInShadow(<Everything />, { mode })
    const page = document.createElement('div')
    page.append(view.host)
    document.body.append(page)
    // The dialog's background, for the contrast checks.
    view.find('main').style.background = 'var(--lk-color-surface)'
    const { violations } = await axe.run(page, { rules: { 'html-has-lang': { enabled: false } } })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(found).toEqual([])
    await view.unmount()
    page.remove()
  })

  test(`primitives: in ${mode} mode every control, heading, image and element with a role has a part`, async () => {
    const view = await renderInShadow(<Everything />, { mode })
    const controls = view
      .findAll('button, a, h1, img, [role]:not(svg)')
      .filter((element) => element.part.length === 0)
    expect(controls.map((element) => element.outerHTML.slice(0, 120))).toEqual([])
    await view.unmount()
  })
}

test('primitives: the only style attribute is the one that the avatar sets by script', async () => {
  const view = await renderInShadow(<Everything />)
  const styled = view.findAll('[style]').map((element) => element.getAttribute('style'))
  expect(styled.filter((style) => !style?.startsWith('background-image: radial-gradient'))).toEqual([])
  await view.unmount()
})
