import { createContext, useContext } from 'react'
import type { RenderKit } from './kit-parts.ts'
import { publicKit } from './public-kit.tsx'

export const RenderKitContext = createContext<RenderKit>(publicKit)

export const useKit = (): RenderKit => useContext(RenderKitContext)
