import { type Block, plainText, walkBlocks } from 'ximblox'

interface Question {
  question: string
  answer: string
}

/** The questions and answers of a page, from the accordions that editors marked as such. */
export const questionsIn = (blocks: readonly Block[]): Question[] => {
  const found: Question[] = []
  walkBlocks(blocks, ({ type, props, slots }) => {
    if (type === 'accordion' && props.questions === true) found.push(...(slots?.items ?? []).map(questionOf))
  })
  return found.filter(({ question, answer }) => question !== '' && answer !== '')
}

const questionOf = ({ props: { title }, slots }: Block): Question => {
  const texts: string[] = []
  walkBlocks(slots?.content ?? [], ({ props }) => {
    texts.push(
      ...Object.values(props)
        .map(plainText)
        .filter(text => text !== ''),
    )
  })
  return { question: typeof title === 'string' ? title.trim() : '', answer: texts.join('\n').trim() }
}
