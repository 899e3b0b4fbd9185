import { LatchkeyError } from '@latchkey/kernel'

/** The name service was unreachable, refused, or sent an unreadable response. */
abstract class NameServiceError extends LatchkeyError {
  /** The service's own reason, in its language: plain text of at most 200 characters. */
  abstract readonly reason: string | undefined
}

/** A name could not be looked up. */
export class NameResolveError extends NameServiceError {
  readonly code = 'NAME_RESOLVE_FAILED'
  constructor(
    name: string,
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super('Error resolving name', { cause, details: { name } })
  }
}

/** The service did not say whether a name is free. */
export class NameSuggestionsError extends NameServiceError {
  readonly code = 'NAME_SUGGESTIONS_FAILED'
  constructor(
    name: string,
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super('Error fetching name suggestions', { cause, details: { name } })
  }
}

/** The names of an address could not be read. */
export class NamesOfAddressError extends NameServiceError {
  readonly code = 'NAMES_OF_ADDRESS_FAILED'
  constructor(
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super('Error fetching names for address', { cause })
  }
}

/** The service refused, or does not have the name afterwards. Nothing was registered. */
export class NameRegistrationError extends NameServiceError {
  readonly code = 'NAME_REGISTRATION_FAILED'
  constructor(
    name: string,
    cause: unknown,
    readonly reason: string | undefined = undefined,
  ) {
    super('Error registering name', { cause, details: { name } })
  }
}

/** The wallet has signed, and the service has not said whether it has registered the name. */
export class NameUnconfirmedError extends LatchkeyError {
  readonly code = 'NAME_UNCONFIRMED'
  override readonly recovery = 'Look again whether it is yours before you sign again.'
  constructor(name: string, cause: unknown) {
    super('The name may be registered', { cause, details: { name } })
  }
}

/** The signature was too old for the service. Nothing was registered. */
export class NameSignatureExpiredError extends LatchkeyError {
  readonly code = 'NAME_SIGNATURE_EXPIRED'
  override readonly recovery = 'A signature counts for 10 seconds only. Sign again, and approve at once.'
  constructor() {
    super('That took too long')
  }
}

/** The network's chain id has no coin type (ENSIP-11). */
export class InvalidChainIdError extends LatchkeyError {
  readonly code = 'NAME_INVALID_CHAIN_ID'
  override readonly recovery = 'Choose another network.'
  constructor(chainId: number) {
    super('Invalid chainId', { details: { chainId } })
  }
}

/** The account is no EVM account, or its wallet cannot sign messages. */
export class NamesUnsupportedError extends LatchkeyError {
  readonly code = 'NAMES_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(namespace: string) {
    super('Unsupported chain', { details: { namespace } })
  }
}

/** Account or network have changed since the name was chosen. */
export class NameTargetChangedError extends LatchkeyError {
  readonly code = 'NAME_TARGET_CHANGED'
  override readonly recovery = 'Nothing was registered. Go back and try again.'
  constructor() {
    super('Your account or network changed')
  }
}
