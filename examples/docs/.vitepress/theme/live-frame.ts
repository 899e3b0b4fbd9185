import { useData } from 'vitepress'
import { computed, defineComponent, h, onMounted, onUnmounted, ref, watch } from 'vue'
import { LIVE } from '../../../../scripts/docs/live-views'

/**
 * A state of the gallery in a frame, in the site's mode, below its controls. It is inert until the reader presses it or its
 * button: a dialog takes the focus when it opens, and keeps it.
 */
export const LiveFrame = defineComponent({
  name: 'LiveFrame',
  props: {
    state: { type: String, required: true },
    locale: { type: String, default: 'en' },
  },
  emits: { drawn: (_frame: HTMLIFrameElement) => true },
  setup(props, { emit, slots }) {
    const { isDark } = useData()
    const frame = ref<HTMLIFrameElement>()
    const isTried = ref(false)
    // The mode of the site is known in the browser only.
    const isMounted = ref(false)
    onMounted(() => {
      isMounted.value = true
    })
    returnFocus(() => (isTried.value ? undefined : frame.value))
    const address = computed(() => {
      const theme = isDark.value ? 'dark' : 'light'
      return `${LIVE}?${new URLSearchParams({ state: props.state, theme, locale: props.locale, inert: '' })}`
    })
    // An inert frame is not enough in Chromium: its page stays as it is.
    const wake = (): void => {
      const root = frame.value?.contentDocument?.documentElement
      if (root) root.inert = !isTried.value
    }
    watch(isTried, wake)
    const attempt = (): void => {
      isTried.value = true
    }
    return () =>
      h('div', { class: 'live-view' }, [
        h('div', { class: 'live-controls' }, [
          slots['default']?.(),
          !isTried.value && h('button', { type: 'button', class: 'live-try', onClick: attempt }, 'Try it'),
        ]),
        h('div', { class: 'live-stage', onClick: attempt }, [
          isMounted.value &&
            h('iframe', {
              ref: frame,
              key: address.value,
              src: address.value,
              title: `A view of the dialog with made-up data: ${props.state}`,
              loading: 'lazy',
              inert: !isTried.value,
              onLoad: ({ target }: Event) => {
                wake()
                if (target instanceof HTMLIFrameElement) emit('drawn', target)
              },
            }),
        ]),
      ])
  },
})

/** Gives the focus back that a frame takes: a dialog without anything to focus gives it to its document. */
function returnFocus(frameOf: () => HTMLIFrameElement | undefined): void {
  const ended = new AbortController()
  let last: EventTarget | null = null
  onMounted(() => {
    document.addEventListener(
      'focusout',
      ({ target }) => {
        last = target
      },
      { signal: ended.signal },
    )
    const giveBack = (): void => {
      const frame = frameOf()
      if (!frame || document.activeElement !== frame) return
      frame.blur()
      if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    }
    // The event comes before the frame is the active element.
    window.addEventListener('blur', () => setTimeout(giveBack), { signal: ended.signal })
  })
  onUnmounted(() => ended.abort())
}
