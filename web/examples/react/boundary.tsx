import { Component } from 'react';

interface Props {
  readonly children: React.ReactNode;
}

/** In place of children that throw, says why, and offers to try again. */
export class Boundary extends Component<Props> {
  override state: { readonly reason?: string } = {};

  static getDerivedStateFromError(problem: unknown): { readonly reason: string } {
    return { reason: problem instanceof Error ? problem.message : String(problem) };
  }

  override render(): React.ReactNode {
    const { reason } = this.state;
    if (reason === undefined) return this.props.children;
    return (
      <p role="alert">
        {reason}{' '}
        <button type="button" onClick={() => this.setState({ reason: undefined })}>
          Try again
        </button>
      </p>
    );
  }
}
