import { expect, test } from 'vitest'
import * as addressFieldEntry from './address-field/address-field'
import * as alertBarEntry from './alert-bar/alert-bar'
import * as amountFieldEntry from './amount-field/amount-field'
import * as avatarEntry from './avatar/avatar'
import * as avatarAvatarGradientEntry from './avatar/avatar-gradient'
import * as bannerEntry from './banner/banner'
import * as buttonEntry from './button/button'
import * as copyButtonEntry from './copy-button/copy-button'
import * as dividerEntry from './divider/divider'
import * as drawingNetworkEntry from './drawing/network'
import * as drawingNothingFoundEntry from './drawing/nothing-found'
import * as drawingNothingYetEntry from './drawing/nothing-yet'
import * as drawingWalletEntry from './drawing/wallet'
import * as emptyStateEntry from './empty-state/empty-state'
import * as explainerEntry from './explainer/explainer'
import * as formEntry from './form/use-form'
import * as formatFormatQuantityEntry from './format/format-quantity'
import * as formatFormatRelativeTimeEntry from './format/format-relative-time'
import * as formatFormatUsdEntry from './format/format-usd'
import * as formatParseAmountEntry from './format/parse-amount'
import * as formatTruncateAddressEntry from './format/truncate-address'
import * as formatTruncateNameEntry from './format/truncate-name'
import * as iconAlertEntry from './icon/alert'
import * as iconBackEntry from './icon/back'
import * as iconBrowserEntry from './icon/browser'
import * as iconCertifiedEntry from './icon/certified'
import * as iconCheckEntry from './icon/check'
import * as iconChevronEntry from './icon/chevron'
import * as iconChevronDownEntry from './icon/chevron-down'
import * as iconCloseEntry from './icon/close'
import * as iconCopyEntry from './icon/copy'
import * as iconDeviceEntry from './icon/device'
import * as iconDownloadEntry from './icon/download'
import * as iconExternalEntry from './icon/external'
import * as iconHelpEntry from './icon/help'
import * as iconInfoEntry from './icon/info'
import * as iconKeyholeEntry from './icon/keyhole'
import * as iconNetworkEntry from './icon/network'
import * as iconPlusEntry from './icon/plus'
import * as iconPowerEntry from './icon/power'
import * as iconQrEntry from './icon/qr'
import * as iconRetryEntry from './icon/retry'
import * as iconSearchEntry from './icon/search'
import * as iconSlidersEntry from './icon/sliders'
import * as iconSuccessEntry from './icon/success'
import * as iconWalletEntry from './icon/wallet'
import * as iconWarningEntry from './icon/warning'
import * as iconButtonEntry from './icon-button/icon-button'
import * as iconTileEntry from './icon-tile/icon-tile'
import * as imageEntry from './image/image'
import * as imageSafeImageSourceEntry from './image/safe-image-source'
import * as linkEntry from './link/link'
import * as listEntry from './list/list'
import * as listRowEntry from './list-row/list-row'
import * as liveRegionEntry from './live-region/live-region'
import * as otpFieldEntry from './otp-field/otp-field'
import * as qrCodeEntry from './qr-code/qr-code'
import * as requestStatusEntry from './request-status/request-status'
import * as scrollAreaEntry from './scroll-area/scroll-area'
import * as searchFieldEntry from './search-field/search-field'
import * as sheetsEntry from './sheets'
import * as rowSkeletonEntry from './skeleton/row-skeleton'
import * as skeletonEntry from './skeleton/skeleton'
import * as spinnerEntry from './spinner/spinner'
import * as styleSheetsEntry from './style-sheets'
import * as tabsEntry from './tabs/tabs'
import * as tagEntry from './tag/tag'
import * as testingEntry from './testing/render-in-shadow'
import * as textEntry from './text/text'
import * as textFieldEntry from './text-field/text-field'
import * as themeEntry from './theme'
import * as themeRootEntry from './theme-root/theme-root'
import * as tileEntry from './tile/tile'
import * as toggleEntry from './toggle/toggle'
import * as tumblerEntry from './tumbler/tumbler'
import * as viewLayoutEntry from './view-layout/view-layout'
import * as virtualGridEntry from './virtual-grid/virtual-grid'
import * as virtualListEntry from './virtual-list/virtual-list'
import * as visuallyHiddenEntry from './visually-hidden/visually-hidden'

test('exports: @latchkey/ui-primitives/address-field offers these names and no others', () => {
  expect(Object.keys(addressFieldEntry).sort()).toEqual(['AddressField', 'EMPTY_ADDRESS', 'readAddress'])
})

test('exports: @latchkey/ui-primitives/alert-bar offers these names and no others', () => {
  expect(Object.keys(alertBarEntry).sort()).toEqual(['AlertBar'])
})

test('exports: @latchkey/ui-primitives/amount-field offers these names and no others', () => {
  expect(Object.keys(amountFieldEntry).sort()).toEqual(['AmountField'])
})

test('exports: @latchkey/ui-primitives/avatar offers these names and no others', () => {
  expect(Object.keys(avatarEntry).sort()).toEqual(['Avatar'])
})

test('exports: @latchkey/ui-primitives/avatar/avatar-gradient offers these names and no others', () => {
  expect(Object.keys(avatarAvatarGradientEntry).sort()).toEqual(['avatarGradient', 'avatarTints'])
})

test('exports: @latchkey/ui-primitives/banner offers these names and no others', () => {
  expect(Object.keys(bannerEntry).sort()).toEqual(['Banner'])
})

test('exports: @latchkey/ui-primitives/button offers these names and no others', () => {
  expect(Object.keys(buttonEntry).sort()).toEqual(['Button'])
})

test('exports: @latchkey/ui-primitives/copy-button offers these names and no others', () => {
  expect(Object.keys(copyButtonEntry).sort()).toEqual(['CopyButton'])
})

test('exports: @latchkey/ui-primitives/divider offers these names and no others', () => {
  expect(Object.keys(dividerEntry).sort()).toEqual(['Divider'])
})

test('exports: @latchkey/ui-primitives/drawing/network offers these names and no others', () => {
  expect(Object.keys(drawingNetworkEntry).sort()).toEqual(['NetworkDrawing'])
})

test('exports: @latchkey/ui-primitives/drawing/nothing-found offers these names and no others', () => {
  expect(Object.keys(drawingNothingFoundEntry).sort()).toEqual(['NothingFoundDrawing'])
})

test('exports: @latchkey/ui-primitives/drawing/nothing-yet offers these names and no others', () => {
  expect(Object.keys(drawingNothingYetEntry).sort()).toEqual(['NothingYetDrawing'])
})

test('exports: @latchkey/ui-primitives/drawing/wallet offers these names and no others', () => {
  expect(Object.keys(drawingWalletEntry).sort()).toEqual(['WalletDrawing'])
})

test('exports: @latchkey/ui-primitives/empty-state offers these names and no others', () => {
  expect(Object.keys(emptyStateEntry).sort()).toEqual(['EmptyState'])
})

test('exports: @latchkey/ui-primitives/explainer offers these names and no others', () => {
  expect(Object.keys(explainerEntry).sort()).toEqual(['Explainer'])
})

test('exports: @latchkey/ui-primitives/form offers these names and no others', () => {
  expect(Object.keys(formEntry).sort()).toEqual(['formIssue', 'useForm'])
})

test('exports: @latchkey/ui-primitives/format/format-quantity offers these names and no others', () => {
  expect(Object.keys(formatFormatQuantityEntry).sort()).toEqual(['formatQuantity'])
})

test('exports: @latchkey/ui-primitives/format/format-relative-time offers these names and no others', () => {
  expect(Object.keys(formatFormatRelativeTimeEntry).sort()).toEqual(['formatRelativeTime', 'relativeTime'])
})

test('exports: @latchkey/ui-primitives/format/format-usd offers these names and no others', () => {
  expect(Object.keys(formatFormatUsdEntry).sort()).toEqual(['formatUsd'])
})

test('exports: @latchkey/ui-primitives/format/parse-amount offers these names and no others', () => {
  expect(Object.keys(formatParseAmountEntry).sort()).toEqual(['amountText', 'parseAmount'])
})

test('exports: @latchkey/ui-primitives/format/truncate-address offers these names and no others', () => {
  expect(Object.keys(formatTruncateAddressEntry).sort()).toEqual(['truncateAddress'])
})

test('exports: @latchkey/ui-primitives/format/truncate-name offers these names and no others', () => {
  expect(Object.keys(formatTruncateNameEntry).sort()).toEqual(['truncateName'])
})

test('exports: @latchkey/ui-primitives/icon-button offers these names and no others', () => {
  expect(Object.keys(iconButtonEntry).sort()).toEqual(['IconButton'])
})

test('exports: @latchkey/ui-primitives/icon/alert offers these names and no others', () => {
  expect(Object.keys(iconAlertEntry).sort()).toEqual(['AlertIcon'])
})

test('exports: @latchkey/ui-primitives/icon/back offers these names and no others', () => {
  expect(Object.keys(iconBackEntry).sort()).toEqual(['BackIcon'])
})

test('exports: @latchkey/ui-primitives/icon/browser offers these names and no others', () => {
  expect(Object.keys(iconBrowserEntry).sort()).toEqual(['BrowserIcon'])
})

test('exports: @latchkey/ui-primitives/icon/check offers these names and no others', () => {
  expect(Object.keys(iconCheckEntry).sort()).toEqual(['CheckIcon'])
})

test('exports: @latchkey/ui-primitives/icon/chevron offers these names and no others', () => {
  expect(Object.keys(iconChevronEntry).sort()).toEqual(['ChevronIcon'])
})

test('exports: @latchkey/ui-primitives/icon/chevron-down offers these names and no others', () => {
  expect(Object.keys(iconChevronDownEntry).sort()).toEqual(['ChevronDownIcon'])
})

test('exports: @latchkey/ui-primitives/icon/close offers these names and no others', () => {
  expect(Object.keys(iconCloseEntry).sort()).toEqual(['CloseIcon'])
})

test('exports: @latchkey/ui-primitives/icon/certified offers these names and no others', () => {
  expect(Object.keys(iconCertifiedEntry).sort()).toEqual(['CertifiedIcon'])
})

test('exports: @latchkey/ui-primitives/icon/copy offers these names and no others', () => {
  expect(Object.keys(iconCopyEntry).sort()).toEqual(['CopyIcon'])
})

test('exports: @latchkey/ui-primitives/icon/device offers these names and no others', () => {
  expect(Object.keys(iconDeviceEntry).sort()).toEqual(['DeviceIcon'])
})

test('exports: @latchkey/ui-primitives/icon/download offers these names and no others', () => {
  expect(Object.keys(iconDownloadEntry).sort()).toEqual(['DownloadIcon'])
})

test('exports: @latchkey/ui-primitives/icon/external offers these names and no others', () => {
  expect(Object.keys(iconExternalEntry).sort()).toEqual(['ExternalIcon'])
})

test('exports: @latchkey/ui-primitives/icon/help offers these names and no others', () => {
  expect(Object.keys(iconHelpEntry).sort()).toEqual(['HelpIcon'])
})

test('exports: @latchkey/ui-primitives/icon/info offers these names and no others', () => {
  expect(Object.keys(iconInfoEntry).sort()).toEqual(['InfoIcon'])
})

test('exports: @latchkey/ui-primitives/icon/keyhole offers these names and no others', () => {
  expect(Object.keys(iconKeyholeEntry).sort()).toEqual(['KeyholeIcon'])
})

test('exports: @latchkey/ui-primitives/icon/network offers these names and no others', () => {
  expect(Object.keys(iconNetworkEntry).sort()).toEqual(['NetworkIcon'])
})

test('exports: @latchkey/ui-primitives/icon/plus offers these names and no others', () => {
  expect(Object.keys(iconPlusEntry).sort()).toEqual(['PlusIcon'])
})

test('exports: @latchkey/ui-primitives/icon/power offers these names and no others', () => {
  expect(Object.keys(iconPowerEntry).sort()).toEqual(['PowerIcon'])
})

test('exports: @latchkey/ui-primitives/icon/qr offers these names and no others', () => {
  expect(Object.keys(iconQrEntry).sort()).toEqual(['QrIcon'])
})

test('exports: @latchkey/ui-primitives/icon/retry offers these names and no others', () => {
  expect(Object.keys(iconRetryEntry).sort()).toEqual(['RetryIcon'])
})

test('exports: @latchkey/ui-primitives/icon/search offers these names and no others', () => {
  expect(Object.keys(iconSearchEntry).sort()).toEqual(['SearchIcon'])
})

test('exports: @latchkey/ui-primitives/icon/sliders offers these names and no others', () => {
  expect(Object.keys(iconSlidersEntry).sort()).toEqual(['SlidersIcon'])
})

test('exports: @latchkey/ui-primitives/icon/success offers these names and no others', () => {
  expect(Object.keys(iconSuccessEntry).sort()).toEqual(['SuccessIcon'])
})

test('exports: @latchkey/ui-primitives/icon/wallet offers these names and no others', () => {
  expect(Object.keys(iconWalletEntry).sort()).toEqual(['WalletIcon'])
})

test('exports: @latchkey/ui-primitives/icon/warning offers these names and no others', () => {
  expect(Object.keys(iconWarningEntry).sort()).toEqual(['WarningIcon'])
})

test('exports: @latchkey/ui-primitives/icon-tile offers these names and no others', () => {
  expect(Object.keys(iconTileEntry).sort()).toEqual(['IconTile'])
})

test('exports: @latchkey/ui-primitives/image offers these names and no others', () => {
  expect(Object.keys(imageEntry).sort()).toEqual(['Image'])
})

test('exports: @latchkey/ui-primitives/image/safe-image-source offers these names and no others', () => {
  expect(Object.keys(imageSafeImageSourceEntry).sort()).toEqual(['safeImageSource'])
})

test('exports: @latchkey/ui-primitives/link offers these names and no others', () => {
  expect(Object.keys(linkEntry).sort()).toEqual(['Link'])
})

test('exports: @latchkey/ui-primitives/list offers these names and no others', () => {
  expect(Object.keys(listEntry).sort()).toEqual(['List'])
})

test('exports: @latchkey/ui-primitives/list-row offers these names and no others', () => {
  expect(Object.keys(listRowEntry).sort()).toEqual(['ListRow'])
})

test('exports: @latchkey/ui-primitives/live-region offers these names and no others', () => {
  expect(Object.keys(liveRegionEntry).sort()).toEqual(['LiveRegion'])
})

test('exports: @latchkey/ui-primitives/otp-field offers these names and no others', () => {
  expect(Object.keys(otpFieldEntry).sort()).toEqual(['OtpField'])
})

test('exports: @latchkey/ui-primitives/request-status offers these names and no others', () => {
  expect(Object.keys(requestStatusEntry).sort()).toEqual(['RequestStatus'])
})

test('exports: @latchkey/ui-primitives/scroll-area offers these names and no others', () => {
  expect(Object.keys(scrollAreaEntry).sort()).toEqual(['ScrollArea'])
})

test('exports: @latchkey/ui-primitives/search-field offers these names and no others', () => {
  expect(Object.keys(searchFieldEntry).sort()).toEqual(['SearchField'])
})

test('exports: @latchkey/ui-primitives/sheets offers these names and no others', () => {
  expect(Object.keys(sheetsEntry).sort()).toEqual(['SheetRoot', 'createAdopt', 'styleSheets', 'useSheets'])
})

test('exports: @latchkey/ui-primitives/qr-code offers these names and no others', () => {
  expect(Object.keys(qrCodeEntry).sort()).toEqual(['QrCode'])
})

test('exports: @latchkey/ui-primitives/row-skeleton offers these names and no others', () => {
  expect(Object.keys(rowSkeletonEntry).sort()).toEqual(['RowSkeleton'])
})

test('exports: @latchkey/ui-primitives/skeleton offers these names and no others', () => {
  expect(Object.keys(skeletonEntry).sort()).toEqual(['Skeleton'])
})

test('exports: @latchkey/ui-primitives/spinner offers these names and no others', () => {
  expect(Object.keys(spinnerEntry).sort()).toEqual(['Spinner'])
})

test('exports: @latchkey/ui-primitives/style-sheets offers these names and no others', () => {
  expect(Object.keys(styleSheetsEntry).sort()).toEqual(['styleSheets'])
})

test('exports: @latchkey/ui-primitives/tabs offers these names and no others', () => {
  expect(Object.keys(tabsEntry).sort()).toEqual(['Tabs'])
})

test('exports: @latchkey/ui-primitives/tag offers these names and no others', () => {
  expect(Object.keys(tagEntry).sort()).toEqual(['Tag'])
})

test('exports: @latchkey/ui-primitives/testing offers these names and no others', () => {
  expect(Object.keys(testingEntry).sort()).toEqual(['act', 'renderInShadow'])
})

test('exports: @latchkey/ui-primitives/text offers these names and no others', () => {
  expect(Object.keys(textEntry).sort()).toEqual(['Text'])
})

test('exports: @latchkey/ui-primitives/text-field offers these names and no others', () => {
  expect(Object.keys(textFieldEntry).sort()).toEqual(['TextField'])
})

test('exports: @latchkey/ui-primitives/theme offers these names and no others', () => {
  expect(Object.keys(themeEntry).sort()).toEqual(['hostInputs', 'space', 'vars'])
})

test('exports: @latchkey/ui-primitives/theme-root offers these names and no others', () => {
  expect(Object.keys(themeRootEntry).sort()).toEqual(['ThemeRoot'])
})

test('exports: @latchkey/ui-primitives/tile offers these names and no others', () => {
  expect(Object.keys(tileEntry).sort()).toEqual(['Tile', 'TileSkeleton'])
})

test('exports: @latchkey/ui-primitives/toggle offers these names and no others', () => {
  expect(Object.keys(toggleEntry).sort()).toEqual(['Toggle'])
})

test('exports: @latchkey/ui-primitives/tumbler offers these names and no others', () => {
  expect(Object.keys(tumblerEntry).sort()).toEqual(['Tumbler'])
})

test('exports: @latchkey/ui-primitives/view-layout offers these names and no others', () => {
  expect(Object.keys(viewLayoutEntry).sort()).toEqual(['ViewLayout'])
})

test('exports: @latchkey/ui-primitives/virtual-grid offers these names and no others', () => {
  expect(Object.keys(virtualGridEntry).sort()).toEqual(['VirtualGrid'])
})

test('exports: @latchkey/ui-primitives/virtual-list offers these names and no others', () => {
  expect(Object.keys(virtualListEntry).sort()).toEqual(['VirtualList'])
})

test('exports: @latchkey/ui-primitives/visually-hidden offers these names and no others', () => {
  expect(Object.keys(visuallyHiddenEntry).sort()).toEqual(['VisuallyHidden'])
})
