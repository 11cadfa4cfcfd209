import { enhanceForms } from 'ximblox/script'

enhanceForms()
