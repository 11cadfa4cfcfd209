export { enhanceForms } from '@ximblox/site-kit/forms/enhance-forms'
export { startIslands } from '@ximblox/site-kit/islands/start-islands'
