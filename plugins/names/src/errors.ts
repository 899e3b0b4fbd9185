import { defineError } from '@latchkey/kernel'

// `reason` is the service's own, in its language: plain text of at most 200 characters.

/** A name could not be looked up. */
export class NameResolveError extends defineError('NAME_RESOLVE_FAILED', 'Error resolving name') {
  constructor(
    name: string,
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super({ cause, details: { name } })
  }
}

/** The service did not say whether a name is free. */
export class NameSuggestionsError extends defineError(
  'NAME_SUGGESTIONS_FAILED',
  'Error fetching name suggestions',
) {
  constructor(
    name: string,
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super({ cause, details: { name } })
  }
}

/** The names of an address could not be read. */
export class NamesOfAddressError extends defineError(
  'NAMES_OF_ADDRESS_FAILED',
  'Error fetching names for address',
) {
  constructor(
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super({ cause })
  }
}

/** The service refused, or does not have the name afterwards. Nothing was registered. */
export class NameRegistrationError extends defineError('NAME_REGISTRATION_FAILED', 'Error registering name') {
  constructor(
    name: string,
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super({ cause, details: { name } })
  }
}

/** The wallet has signed, and the service has not said whether it has registered the name. */
export class NameUnconfirmedError extends defineError(
  'NAME_UNCONFIRMED',
  'The name may be registered',
  'Check if it’s yours before you sign again.',
) {
  constructor(name: string, cause: unknown) {
    super({ cause, details: { name } })
  }
}

/** The signature was too old for the service. Nothing was registered. */
export class NameSignatureExpiredError extends defineError(
  'NAME_SIGNATURE_EXPIRED',
  'That took too long',
  'Sign again, and approve within 10 seconds.',
) {}

/** The network's chain id has no coin type (ENSIP-11). */
export class InvalidChainIdError extends defineError(
  'NAME_INVALID_CHAIN_ID',
  'Invalid chainId',
  'Choose another network.',
) {
  constructor(chainId: number) {
    super({ details: { chainId } })
  }
}

/** The account is no EVM account, or its wallet cannot sign messages. */
export class NamesUnsupportedError extends defineError(
  'NAMES_UNSUPPORTED',
  'Unsupported chain',
  'Choose another network.',
) {
  constructor(namespace: string) {
    super({ details: { namespace } })
  }
}

/** Account or network have changed since the name was chosen. */
export class NameTargetChangedError extends defineError(
  'NAME_TARGET_CHANGED',
  'Your account or network changed',
  'Nothing was registered. Go back and try again.',
) {}
