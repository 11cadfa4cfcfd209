import type { Block } from '@ximblox/contract/blocks'
import { Component, type ReactNode } from 'react'

interface BlockBoundaryProps {
  block: Block
  instead: ReactNode
  children: ReactNode
}

interface BlockBoundaryState {
  block: Block
  hasFailed: boolean
}

/** Confines an error to its block until the block changes. React has error boundaries as classes only. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { block: this.props.block, hasFailed: false }

  static getDerivedStateFromError(): Partial<BlockBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ block }: BlockBoundaryProps, state: BlockBoundaryState) {
    return block === state.block ? null : { block, hasFailed: false }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
