import { lazyPart } from '../ui/lazy-part.tsx'

// The page is edited without them most of the time.
export const FormTab = lazyPart(async () => (await import('./form-tab.tsx')).FormTab, 320)
