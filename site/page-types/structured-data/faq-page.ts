import type { Block, JsonObject } from 'ximblox'
import { questionsIn } from '../../blocks/accordion/questions.ts'

/** The questions that editors marked as such; none without them. */
export const faqPage = (blocks: readonly Block[]): JsonObject | undefined => {
  const questions = questionsIn(blocks)
  if (questions.length === 0) return
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
