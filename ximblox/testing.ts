export { blockErrors, pageView, propsWith, storedBlocks } from './site/testing.ts'
