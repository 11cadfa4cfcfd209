export { enhanceForms } from '@ximblox/site-kit/forms/enhance-forms'
