import { expect, test } from 'vitest'
import { isTokenSignature } from './is-token-signature'

/** Types as they stand in the hash of a type: `Mail(address to,string text)`. */
const typesOf = (...encoded: readonly string[]) =>
  Object.fromEntries(
    encoded.map((one) => {
      const [, struct = '', list = ''] = /^(.*)\((.*)\)$/.exec(one) ?? []
      const members = list.split(',').map((member) => {
        const [type = '', name = ''] = member.split(' ')
        return { name, type }
      })
      return [struct, members]
    }),
  )
const gives = (encoded: readonly string[]): boolean =>
  isTokenSignature((encoded[0] ?? '').replace(/\(.*/, ''), typesOf(...encoded))

test.each([
  ['Permit', true],
  ['PermitBatch', true],
  ['PermitBatchWitnessTransferFrom', true],
  ['TransferWithAuthorization', true],
  ['ReceiveWithAuthorization', true],
  ['IncreaseAllowanceWithAuthorization', true],
  ['SetApprovalForAll', true],
  ['OrderComponents', true],
  ['BulkOrder', true],
  ['MetaTransaction', true],
  ['HyperliquidTransaction:UsdSend', true],
  ['ForwardRequest', true],
  ['SafeTx', true],
  ['SafeOp', true],
  ['PackedUserOperation', true],
  ['Delegation', true],
  ['CancelAuthorization', false],
  ['Mail', false],
  ['Vote', false],
])(
  'typed data: whether a signature of the type %s gives tokens away is %s by its name alone',
  (type, expected) => {
    expect(isTokenSignature(type, { [type]: [{ name: 'text', type: 'string' }] })).toBe(expected)
  },
)

test.each([
  ['Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)'],
  ['Maker(address collection,uint256 price,uint256 startTime,address signer)'],
  ['Listing(address seller,Item[] items)', 'Item(address token,uint128 count)'],
  ['Borrow(address delegatee,uint256 value,uint256 nonce,uint256 deadline)'],
  ['Swap(address trader,uint256 conversion)'],
  ['Rental(address tenant,uint256 dateRate)'],
  ['SafeMessage(bytes message)'],
  ['Intent(Call[] calls,uint256 nonce)', 'Call(address to,bytes data)'],
  ['Root(bytes32 root)'],
  ['AccountMessage(bytes32 hash)'],
  ['Batch(Order[2][] list)', 'Order(string text)'],
] as const)('typed data: %s gives something away by what it is made of', (...encoded) => {
  expect(gives(encoded)).toBe(true)
})

test.each([
  ['Mail(Person from,Person to,string contents)', 'Person(string name,address wallet)'],
  ['CancelAuthorization(address authorizer,bytes32 nonce)'],
  ['SignIn(address wallet,string statement,uint256 nonce,uint256 chainId,uint64 issuedAt,uint256 deadline)'],
  ['Login(address wallet,uint256 issuedAt,uint256 validUntil)'],
  ['Session(address wallet,uint256 iat,uint256 exp,uint256 not_before)'],
  ['Terms(address user,uint256 termsVersion,uint256 signedAt)'],
  ['Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice)'],
  ['Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)'],
  ['Score(uint256 points)'],
  ['Consent(bool isAllowed)'],
  ['Loop(Loop next,string text)'],
] as const)('typed data: %s gives nothing away', (...encoded) => {
  expect(gives(encoded)).toBe(false)
})
