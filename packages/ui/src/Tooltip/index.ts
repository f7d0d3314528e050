export { Tooltip, type TooltipProps, useTooltip } from './Tooltip.tsx';
