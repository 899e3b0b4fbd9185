import { languages } from 'latchkey/languages'
import { defineComponent, h, ref } from 'vue'
import { choice } from './choice'
import { LiveFrame } from './live-frame'

const options = languages.map(({ locale, name }) => ({ value: locale, lang: locale, name }))

/** `<LiveView state="send/amount" />`: a view of the dialog with made-up data, in a language that the reader chooses. */
export const LiveView = defineComponent({
  name: 'LiveView',
  props: { state: { type: String, required: true } },
  setup(props) {
    const locale = ref('en')
    const choose = (chosen: string): void => {
      locale.value = chosen
    }
    return () =>
      h(LiveFrame, { state: props.state, locale: locale.value }, () =>
        choice('Language', locale.value, options, choose),
      )
  },
})
