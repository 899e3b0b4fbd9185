import type { CallName } from '../frame/calls'

export interface MessageRow {
  /** Payload of the request; `undefined` for none. */
  readonly payload: unknown
  /** Payload of the reply. */
  readonly reply: unknown
  /** Payloads that are no valid reply; none for calls whose reply may be anything. */
  readonly wrongReplies: readonly unknown[]
  readonly timeoutMs: number | undefined
}

const ADDRESS = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SIWX = {
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:1',
  domain: 'shop.example',
  uri: 'https://shop.example',
  version: '1',
  nonce: '123',
  resources: ['urn:one'],
}
const USER = {
  address: ADDRESS,
  chainId: 1,
  accounts: [{ address: ADDRESS, type: 'eoa' }],
  preferredAccountType: 'eoa',
  signature: '0x01',
  message: 'Sign in',
  siwxMessage: SIWX,
}
const wrongUsers = [
  undefined,
  {},
  { ...USER, address: 7 },
  { ...USER, chainId: null },
  { ...USER, accounts: [{ address: ADDRESS, type: 'admin' }] },
  { ...USER, email: 'no address' },
  { ...USER, siwxMessage: { ...SIWX, nonce: 1 } },
]
const code = { otp: '123456' }

/** Every message in both directions, with the field names of the production frame. */
export const messageTable: Readonly<Record<CallName, MessageRow>> = {
  SWITCH_NETWORK: row({ chainId: 'eip155:8453', rpcUrl: 'https://rpc.example' }, { chainId: 8453 }, [
    {},
    { chainId: true },
    { chainId: -1 },
  ]),
  CONNECT_EMAIL: row({ email: 'ada@example.com' }, { action: 'VERIFY_OTP' }, [{}, { action: 'ADMIN' }]),
  CONNECT_DEVICE: row(undefined, undefined, []),
  CONNECT_OTP: row(code, undefined, []),
  CONNECT_SOCIAL: row(
    { uri: 'https://shop.example/?result=1', preferredAccountType: 'smartAccount', chainId: 1 },
    { ...USER, email: null, userName: 'ada' },
    [...wrongUsers, { ...USER, userName: 7 }],
  ),
  GET_SOCIAL_REDIRECT_URI: row({ provider: 'google' }, { uri: 'https://id.example' }, [{}, { uri: 7 }]),
  GET_FARCASTER_URI: row(undefined, { url: 'https://farcaster.example' }, [{}, { url: null }]),
  CONNECT_FARCASTER: row(undefined, { userName: 'ada' }, [{}, { userName: 7 }], undefined),
  GET_USER: row(
    { chainId: 1, preferredAccountType: 'eoa', socialUri: 'https://shop.example', siwxMessage: SIWX },
    { ...USER, email: 'ada@example.com', smartAccountDeployed: true },
    [...wrongUsers, { ...USER, smartAccountDeployed: 'yes' }],
  ),
  SIGN_OUT: row(undefined, undefined, [], 3_000),
  IS_CONNECTED: row(undefined, { isConnected: true }, [undefined, {}, { isConnected: 'yes' }]),
  GET_CHAIN_ID: row(undefined, { chainId: '1' }, [{}]),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: row(undefined, { smartAccountEnabledNetworks: [1, 8453] }, [
    {},
    { smartAccountEnabledNetworks: ['1'] },
  ]),
  INIT_SMART_ACCOUNT: row(
    undefined,
    { address: ADDRESS, isDeployed: true },
    [{ address: ADDRESS }],
    undefined,
  ),
  SET_PREFERRED_ACCOUNT: row({ type: 'smartAccount' }, { type: 'smartAccount', address: ADDRESS }, [
    { type: 'smartAccount' },
    { type: 'admin', address: ADDRESS },
  ]),
  RPC_REQUEST: row(
    { method: 'personal_sign', params: ['0x00', ADDRESS], chainNamespace: 'eip155', chainId: 1 },
    ['anything', { at: 'all' }],
    [],
    undefined,
  ),
  RPC_ABORT: row({ ids: ['id-7'] }, undefined, []),
  UPDATE_EMAIL: row({ email: 'bob@example.com' }, { action: 'VERIFY_PRIMARY_OTP' }, [
    { action: 'VERIFY_OTP' },
  ]),
  UPDATE_EMAIL_PRIMARY_OTP: row(code, undefined, []),
  UPDATE_EMAIL_SECONDARY_OTP: row(code, { newEmail: 'bob@example.com' }, [{ newEmail: 'bob' }]),
  SYNC_THEME: row(
    {
      themeMode: 'dark',
      themeVariables: { '--lk-accent': 'red' },
      w3mThemeVariables: { '--w3m-accent': 'red' },
    },
    undefined,
    [],
  ),
  SYNC_DAPP_DATA: row(
    {
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
      sdkVersion: 'html-1.0.0',
      sdkType: 'appkit',
      projectId: 'p',
    },
    undefined,
    [],
  ),
  RELOAD: row(undefined, undefined, [], 3_000),
}

const FULL_SIWX = {
  ...SIWX,
  serializedMessage: 'shop.example wants you to sign in',
  notBefore: '2026-01-01T00:00:00.000Z',
  statement: 'Sign in',
  requestId: '7',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
}
const providers = ['google', 'github', 'apple', 'facebook', 'x', 'discord']
const minimalUser = { address: ADDRESS, chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }

/** Further valid messages: the other values of each choice, every optional field, and none of them. */
export const messageVariants: readonly (readonly [CallName, Pick<MessageRow, 'payload' | 'reply'>])[] = [
  ...['VERIFY_DEVICE', 'CONNECT'].map(
    (action) => ['CONNECT_EMAIL', { payload: { email: 'ada@example.com' }, reply: { action } }] as const,
  ),
  ['UPDATE_EMAIL', { payload: { email: 'bob@example.com' }, reply: { action: 'VERIFY_SECONDARY_OTP' } }],
  ...providers.map(
    (provider) =>
      ['GET_SOCIAL_REDIRECT_URI', { payload: { provider }, reply: { uri: 'https://id.example' } }] as const,
  ),
  [
    'CONNECT_SOCIAL',
    {
      payload: {
        uri: 'https://shop.example/?result=1',
        chainId: '8453',
        siwxMessage: FULL_SIWX,
        rpcUrl: 'https://rpc.example',
      },
      reply: { ...USER, userName: null, siwxMessage: FULL_SIWX },
    },
  ],
  ['CONNECT_SOCIAL', { payload: { uri: 'https://shop.example' }, reply: minimalUser }],
  ['GET_USER', { payload: undefined, reply: { ...minimalUser, email: null } }],
  [
    'GET_USER',
    {
      payload: { siwxMessage: FULL_SIWX, rpcUrl: 'https://rpc.example' },
      reply: { ...USER, siwxMessage: FULL_SIWX },
    },
  ],
  ['RPC_ABORT', { payload: undefined, reply: undefined }],
  ['SYNC_DAPP_DATA', { payload: { projectId: 'p', sdkType: 'w3m' }, reply: undefined }],
]

function row(
  payload: unknown,
  reply: unknown,
  wrongReplies: readonly unknown[],
  ...timeout: readonly (number | undefined)[]
): MessageRow {
  return { payload, reply, wrongReplies, timeoutMs: timeout.length ? timeout[0] : 30_000 }
}
