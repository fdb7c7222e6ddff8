export { Card, type CardProps } from './Card.tsx';
export { CardBody, CardFooter, CardHeader, CardTitle, type CardTitleProps } from './CardParts.tsx';
