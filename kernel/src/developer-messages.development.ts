import { nearestName } from './nearest-name'
import type { DeveloperMessages } from './text/text'

/** Names the known name that was probably meant, in a sentence that begins with a space; else returns an empty text. */
export function didYouMean(name: string | undefined, known: string | undefined): string {
  const nearest = nearestName(name ?? '', known?.split(', ') ?? [])
  return nearest === undefined ? '' : ` Did you mean '${nearest}'?`
}

/** The names among which `didYouMean` looks, for the details of an error. */
export function knownNames(named: ReadonlyMap<string, unknown>): { readonly known: string } {
  return { known: [...named.keys()].join(', ') }
}

/** The messages of the kernel's configuration errors in the development build. */
export const developerMessages: DeveloperMessages = {
  DUPLICATE_PLUGIN: ({ id }) => `Plugin '${id}' is listed twice. Keep one of them in plugins.`,
  MISSING_PLUGIN: ({ id, needed }) => `Plugin '${id}' needs plugin '${needed}'. Add it to plugins.`,
  PLUGIN_CYCLE: ({ path }) => `Plugins depend on each other in a circle: ${path}.`,
  DUPLICATE_VIEW: ({ view, first, second }) =>
    `View '${view}' is registered by '${first}' and by '${second}'. View names are unique; put your scope in front.`,
  DUPLICATE_SLOT_ITEM: ({ slot, item, first, second }) =>
    `Slot '${slot}' already has an item '${item}' from '${first}'; '${second}' must use another id.`,
  VERSION_MISMATCH: ({ id, wanted, found }) =>
    `'${id}' was written for version ${wanted} and found version ${found}. Install matching versions.`,
  UNKNOWN_OPTION: ({ id, option, known }) =>
    `'${id}' has no option '${option}'.${didYouMean(option, known)} Options: ${known}.`,
  UNKNOWN_PORT: ({ port, known }) =>
    `There is no port '${port}'.${didYouMean(port, known)} The ports are: ${known}.`,
  INVALID_INSTANCE_ID: ({ id }) =>
    `The id '${id}' may only hold letters, digits, '-' and '_', since it becomes part of storage keys.`,
  INVALID_PORT: ({ port, expected }) => `The option '${port}' of createLatchkey must be ${expected}.`,
  INVALID_HYDRATE_FROM: () =>
    "The option 'hydrateFrom' of createLatchkey must be the string that dehydrate() returned.",
  INVALID_LANGUAGE: () =>
    "A language is an object, or 'auto': createLatchkey({ language: arabic }), with arabic from 'latchkey/languages/ar'.",
  INVALID_PRELOAD: ({ preload }) =>
    `The option 'preload' of createLatchkey must be 'intent' or 'idle', not '${preload}'.`,
  INVALID_PLUGINS: () => 'createLatchkey needs an array of plugins: createLatchkey({ plugins: […] }).',
  INVALID_PLUGIN: ({ index }) =>
    `Entry ${index} of plugins is not a plugin. Call the factory, send() not send, and spread lists: ...essentials().`,
  RPC_METHOD_CONFLICT: ({ method }) =>
    `The method '${method}' is declared twice, with another approval or as repeatable and not. It can only be one.`,
  HYDRATED_TWICE: () =>
    'A latchkey made with hydrateFrom was rendered twice on the server. Make one per request, never at module level.',
  NO_OUTLET: ({ view }) => `'${view}' cannot be shown: no plugin shows views. Add modal() to plugins.`,
  NO_VIEW: () => 'There is nothing to open: no plugin offers a first view. Add connect() to plugins.',
  UNKNOWN_VIEW: ({ view, known }) =>
    `No installed plugin registers the view '${view}'.${didYouMean(view, known)}`,
  PLUGIN_UNAVAILABLE: ({ id, status }) => `Plugin '${id}' is ${status}, so its API cannot be used.`,
  DISPOSED: () => 'This latchkey was disposed. Make a new one.',
  MISSING_INSTANCE: () =>
    '<LatchkeyProvider> needs what createLatchkey gave: <LatchkeyProvider latchkey={latchkey}>.',
  MISSING_PROVIDER: () => 'Put <LatchkeyProvider latchkey={…}> around the components that use Latchkey.',
}
