import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { type Shape, x, zoomIn, zoomOut } from '../../../core/ui/icon/shapes.ts';
import { CLOSE, ZOOM_IN, ZOOM_OUT } from './texts.ts';
import { nextZoom, ZOOM } from './zoom.ts';

interface ToolProps {
  readonly name: string;
  readonly shape: Shape;
  readonly onClick: () => void;
  /** Marked as disabled without losing the focus, so that a keyboard user who reaches an end can turn back. */
  readonly disabled?: boolean;
}

function Tool({ name, shape, onClick, disabled = false }: ToolProps) {
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={name}
      title={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon shape={shape} />
    </button>
  );
}

interface ZoomButtonsProps {
  readonly zoom: number;
  readonly changeZoom: (zoom: number) => void;
}

/** Buttons that zoom in and out by a step [photo-lightbox-3]. */
export function ZoomButtons({ zoom, changeZoom }: ZoomButtonsProps) {
  return (
    <>
      <Tool
        name={ZOOM_IN}
        shape={zoomIn}
        disabled={zoom >= ZOOM.max}
        onClick={() => changeZoom(nextZoom(zoom, 1))}
      />
      <Tool
        name={ZOOM_OUT}
        shape={zoomOut}
        disabled={zoom <= ZOOM.min}
        onClick={() => changeZoom(nextZoom(zoom, -1))}
      />
    </>
  );
}

export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return <Tool name={CLOSE} shape={x} onClick={onClick} />;
}
