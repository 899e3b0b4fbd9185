/** Freezes plain state deeply. */
export function freezeDeep<State>(state: State): State {
  if (typeof state !== 'object' || state === null || Object.isFrozen(state)) return state
  for (const value of Object.values(Object.freeze(state))) freezeDeep(value)
  return state
}
