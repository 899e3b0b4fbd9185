import type { KernelEvents } from './kernel-events'
import type { Notice, NoticeHandle } from './text/label'

export type Notify = (pluginId: string, notice: Notice) => NoticeHandle

/** @param emit emits `kernel:notice`, which the modal plugin shows */
export function createNotify(
  emit: (name: 'kernel:notice', payload: KernelEvents['kernel:notice']) => void,
): Notify {
  let lastId = 0
  return (pluginId, notice) => {
    lastId += 1
    const id = lastId
    const end = new AbortController()
    const { signal } = end
    const dismiss = (): void => end.abort()
    let current = notice
    const show = (): void => emit('kernel:notice', { pluginId, id, notice: { ...current, signal } })
    if (notice.signal?.aborted) dismiss()
    notice.signal?.addEventListener('abort', dismiss, { signal })
    show()
    return {
      update(patch) {
        current = { ...current, ...patch }
        if (!signal.aborted) show()
      },
      dismiss,
    }
  }
}
