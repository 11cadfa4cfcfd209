import { blockView, createViews, fieldsOf, pageTypeView } from 'ximblox/views'
import { basic, greeting, rule } from './definitions.js'

const { Plain } = fieldsOf()

export default createViews(
  [
    blockView(greeting, () => <Plain field="text" as="h1" />, 'src/blocks/greeting/greeting.css'),
    blockView(rule, () => <hr className="rule" />, 'src/blocks/rule/rule.css'),
  ],
  [pageTypeView(basic, { header: () => null, footer: () => null })],
)
