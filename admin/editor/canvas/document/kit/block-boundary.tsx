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

/** Keeps what a block throws to its own place, until the block is another. React knows no boundary that is a function. */
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
