/** What an error or a log says to a reader: its words are no behaviour, its class and code are. */
const isSentence = (path) =>
  (path.isStringLiteral() && path.node.value.includes(' ')) || path.isTemplateLiteral()

const isSaid = (path) =>
  path.findParent(
    (parent) =>
      (parent.isNewExpression() && /Error$/.test(parent.node.callee.name ?? '')) ||
      (parent.isCallExpression() &&
        /^(warn|debug|info|error)$/.test(parent.node.callee.property?.name ?? '')),
  )

/** Read by Stryker, which leaves out what is ignored here. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore: (path) => (isSentence(path) && isSaid(path) ? 'a sentence for a reader' : undefined),
    },
  },
]
