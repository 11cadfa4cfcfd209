import type { ReactNode } from 'react'
import { type ToastKind, toast } from '../ui/toast.ts'

/** Shows notifications for a few seconds. */
export const useToast = (): ((message: ReactNode, kind?: ToastKind) => void) => toast
